/** The package ships no types; these are the parts we use. */
declare module "css-tree" {
  interface CssNode {
    type: string;
    value?: unknown;
    name?: string;
    property?: string;
  }
  interface WalkContext {
    declaration: CssNode | null;
    atrule: CssNode | null;
    function: CssNode | null;
  }
  export function parse(css: string, options?: { parseCustomProperty?: boolean; onParseError?: (error: unknown) => void }): CssNode;
  export function walk(root: CssNode, visit: (this: WalkContext, node: CssNode) => void): void;
}
