/** The package ships no types; these are the parts we use: neither of them reads its dictionary of CSS, which is 2 MB. */
interface CssNode {
  type: string;
  value?: unknown;
  name?: string;
  property?: string;
}
declare module "css-tree/parser" {
  export default function parse(css: string, options?: { parseCustomProperty?: boolean; onParseError?: (error: unknown) => void }): CssNode;
}
declare module "css-tree/walker" {
  interface WalkContext {
    declaration: CssNode | null;
    atrule: CssNode | null;
    function: CssNode | null;
  }
  export default function walk(root: CssNode, visit: (this: WalkContext, node: CssNode) => void): void;
}
