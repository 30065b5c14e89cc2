/** Kind of control that a prop needs. */
export type PropKind = 'text' | 'number' | 'switch' | 'choice' | 'callback' | 'node' | 'other';

/** One prop of a component, from its type and its comment. */
export interface PropDocs {
  name: string;
  kind: PropKind;
  /** Type as shown in the table. */
  type: string;
  required: boolean;
  description: string;
  /** The values of a choice, in the order of the source. */
  options?: (string | number | boolean)[];
  /** Default value. */
  fallback?: string | number | boolean;
}

/** Docs of a component from its source; attached to it as `__docgenInfo`, where Storybook looks for it. */
export interface ComponentDocs {
  displayName: string;
  /** When to use it and when not. */
  description: string;
  /** From the root of the repository. */
  file: string;
  props: PropDocs[];
}
