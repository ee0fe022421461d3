import { defineBrowserTool } from "#core/tool/define-tool.ts";
import { minifiedCode } from "#core/tool/minified-code.ts";
import { makeJavaScript } from "./javascript-minifier.engine.ts";
import { javascriptMinifierInput } from "./javascript-minifier.schema.ts";

export const tool = defineBrowserTool({
  slug: "javascript-minifier",
  otherNames: { minify: { language: "javascript" } },
  name: "JavaScript minifier",
  tagline: "Makes scripts smaller and keeps the names that other scripts use; with source map, and readable again.",
  category: "code",
  menu: { name: "JavaScript minifier", line: "Fewer bytes" },
  addedOn: "2026-11-16",
  input: javascriptMinifierInput,
  output: minifiedCode,
  examples: [
    {
      title: "a script whose names the page uses",
      outcome: "var itemCount=0;function addToCart(",
      input: {
        code: `/*! cart 1.0, MIT */
var itemCount = 0;

/** Called by the page. */
function addToCart(product, quantity) {
  const amount = quantity === undefined ? 1 : quantity;
  if (amount <= 0) {
    return false;
  }
  itemCount = itemCount + amount;
  console.log("added", product.name, amount);
  return true;
}
`,
      },
    },
    {
      title: "minified code, made readable",
      outcome: "return n < 2 ? n : f(n - 1) + f(n - 2);",
      input: { code: "function f(n){return n<2?n:f(n-1)+f(n-2)}for(let i=0;i<9;i++)f(i)", action: "beautify" },
    },
    {
      title: "a bracket that is missing",
      outcome: "Unexpected “;”, expected “,”.",
      input: { code: "function total(prices) {\n  return prices.reduce((sum, price) => sum + price, 0;\n}\n" },
    },
  ],
  run: makeJavaScript,
});
