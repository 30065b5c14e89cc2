/** A node of the structure tree of a tagged document, as pdf.js returns it. */
interface Node {
  role?: string;
  type?: string;
  id?: string;
  children?: readonly Node[];
}

// Roles that say what a text is; others only group.
const TELLING = /^(H[1-6]?|Title|P|LI|Lbl|LBody|TH|TD|Caption)$/;

/** Role of each marked part of a page in a tagged document; null for everything in an untagged one. */
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
