/** The six lines of the network. Every page belongs to one and wears its colour: `line-blue`, `line-red`, … */
export type Line = "blue" | "red" | "green" | "pink" | "purple" | "slate";
