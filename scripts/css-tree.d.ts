/** The package ships no types; these are the parts that we use. */
declare module "css-tree" {
  export interface SheetNode {
    type: string;
    name: string;
    property: string;
    prelude: SheetNode | null;
    block: { children: Iterable<SheetNode> };
    loc: { start: { offset: number }; end: { offset: number } };
  }
  export function parse(css: string, options: { positions: true }): SheetNode;
  export function walk(root: SheetNode, visit: (this: { rule: SheetNode | null }, node: SheetNode) => void): void;
  export function generate(node: SheetNode): string;
}
