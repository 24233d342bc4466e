// The part of @fluent/bundle the shell uses.

export type FluentVariable = string | number;

export class FluentResource {
  constructor(source: string);
  body: { id: string }[];
}

export class FluentBundle {
  constructor(locales: string | string[], options?: { useIsolating?: boolean });
  locales: string[];
  hasMessage(id: string): boolean;
  getMessage(id: string): { value: object | string | null } | undefined;
  addResource(resource: FluentResource, options?: { allowOverrides?: boolean }): Error[];
  formatPattern(
    pattern: object | string,
    args?: Record<string, FluentVariable> | null,
    errors?: Error[] | null,
  ): string;
}
