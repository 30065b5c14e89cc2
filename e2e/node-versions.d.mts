export declare const NODE_VERSIONS: Readonly<Record<number, string>>;
