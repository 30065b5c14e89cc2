/** What a control has to be able to give a prop. */
export type PropKind = 'text' | 'number' | 'switch' | 'choice' | 'callback' | 'node' | 'other';

/** One prop of a component, as its type and its comment tell it. */
export interface PropDocs {
  name: string;
  kind: PropKind;
  /** As a reader of the table sees it. */
  type: string;
  required: boolean;
  description: string;
  /** The values of a choice, in the order of the source. */
  options?: (string | number | boolean)[];
  /** What it is when nobody says. */
  fallback?: string | number | boolean;
}

/** What the source says of a component: put on the component as `__docgenInfo`, where Storybook looks for it. */
export interface ComponentDocs {
  displayName: string;
  /** When to use it and when not. */
  description: string;
  /** From the root of the repository. */
  file: string;
  props: PropDocs[];
}
