/** A node of the structure that a tagged document has, as pdf.js tells it. */
interface Node {
  role?: string;
  type?: string;
  id?: string;
  children?: readonly Node[];
}

// Those that say what a text is; others only group.
const TELLING = /^(H[1-6]?|Title|P|LI|Lbl|LBody|TH|TD|Caption)$/;

/** What a tagged document says of each marked part of a page; nothing for a document that is not tagged. */
export function rolesOf(tree: Node | null): (id: string) => string | null {
  const roles = new Map<string, string>();
  const visit = (node: Node, role: string | null) => {
    const own = node.role && TELLING.test(node.role) ? node.role : role;
    if (node.id && own) roles.set(node.id, own);
    for (const child of node.children ?? []) visit(child, own);
  };
  if (tree) visit(tree, null);
  return (id) => roles.get(id) ?? null;
}
