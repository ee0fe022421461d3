import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createContext, runInContext, Script } from "node:vm";
import { describe, expect, it } from "vitest";
import { makeJavaScript } from "./javascript-minifier.engine.ts";
import type { JavascriptMinifierInput } from "./javascript-minifier.schema.ts";
import { tool } from "./javascript-minifier.tool.ts";

const minified = async (code: string, options: Omit<JavascriptMinifierInput, "code"> = {}) =>
  (await makeJavaScript({ code, ...options })).code;

describe("a script", () => {
  it.each([
    ["keeps its top-level names", "function helloWorld() {}\nvar globalCounter;", "function helloWorld(){}var globalCounter;"],
    ["keeps names in a class", "class Cart { total() { return 1 } }", "class Cart{total(){return 1}}"],
    ["shortens what is inside", "function a(first, second) { return first + second }", "function a(n,r){return n+r}"],
    ["keeps its licence", "/*! mine */ /* not this */ a()", "/*! mine */a();"],
    ["keeps strict mode", '"use strict"; a()', '"use strict";a();'],
    ["may be empty", " // nothing\n", ""],
  ])("%s", async (_, code, made) => expect(await minified(code)).toBe(made));

  it.each([
    [{ type: "module" }, "function unused() {} export const a = 1", "export const a=1;"],
    [{ type: "module" }, "await load(); for await (const a of b) c(a)", "await load();for await(const a of b)c(a);"],
    [{ type: "module", action: "beautify" }, "await load()", "await load();"],
    [{ dropConsole: true }, "console.log(1); a()", "a();"],
    [{ dropLicences: true }, "/*! mine */ a()", "a();"],
    [{ keepNames: true }, "(function named(){ return named })()", "!function named(){return named}();"],
  ] as const)("with %j", async (options, code, made) => expect(await minified(code, options)).toBe(made));

  it("comes with a source map that names its source", async () => {
    const { code, map } = await makeJavaScript({ code: "function a(first) { return first }", sourceMap: true });
    expect(code).toBe("function a(n){return n}\n//# sourceMappingURL=code.min.js.map");
    expect(JSON.parse(map ?? "")).toMatchObject({
      version: 3,
      sources: ["code.js"],
      sourcesContent: ["function a(first) { return first }"],
    });
  });

  it.each([
    ["let a = ;", 1, 9, "Unexpected “;”."],
    ["f(\n  1", 2, 4, "Unexpected end of the code, expected “,”."],
    ["let 1a", 1, 5, "Invalid syntax: 1a."],
  ])("%j has a fault with a place", async (code, line, column, message) =>
    expect((await makeJavaScript({ code })).problem).toMatchObject({ line, column, message }),
  );

  it("is readable again, and is the same program", async () => {
    const small = "function f(n){return n<2?n:f(n-1)+f(n-2)}for(let i=0;i<9;i++)f(i);";
    const large = await minified(small, { action: "beautify" });
    expect(large).toBe("function f(n) {\n  return n < 2 ? n : f(n - 1) + f(n - 2);\n}\n\nfor (let i = 0; i < 9; i++) {\n  f(i);\n}");
  });

  it("measures the first example as its page says", async () => {
    const { before, after } = await makeJavaScript(tool.examples[0]?.input as JavascriptMinifierInput);
    expect([before.raw, after?.raw, before.gzip, after?.gzip]).toEqual([304, 147, 216, 147]);
  });
});

const require = createRequire(import.meta.url);

/** What is asked of the libraries below. */
interface Asked {
  gzipSync(bytes: Uint8Array, options: { mtime: number }): Uint8Array;
  strToU8(text: string): Uint8Array;
  SaxesParser: new () => { write(xml: string): { closed: boolean } };
  hashSync(password: string, salt: string): string;
  createElement(type: string): { type: string };
}

/** Libraries that are here anyway: minified, loaded and asked the same. */
describe("a library answers as before", () => {
  it.each<[string, string, (library: Asked) => unknown]>([
    ["fflate", require.resolve("fflate"), ({ gzipSync, strToU8 }) => [...gzipSync(strToU8("a".repeat(99)), { mtime: 0 })]],
    ["saxes", require.resolve("saxes"), ({ SaxesParser }) => new SaxesParser().write("<a/>").closed],
    ["bcryptjs", require.resolve("bcryptjs"), ({ hashSync }) => hashSync("a", "$2b$04$abcdefghijklmnopqrstuu")],
    ["react", join(dirname(require.resolve("react")), "cjs/react.development.js"), ({ createElement }) => createElement("b").type],
  ])("%s", async (_, path, ask) => {
    const code = readFileSync(path, "utf8");
    const small = (await minified(code)) ?? "";
    expect(small.length).toBeLessThan(code.length);
    const loaded = (source: string): Asked => {
      const module = { exports: {} };
      const wrapped = new Script(`(function (module, exports, require) {${source}\n})`);
      wrapped.runInThisContext()(module, module.exports, createRequire(path));
      return module.exports as Asked;
    };
    expect(ask(loaded(small))).toEqual(ask(loaded(code)));
  });
});

it("does what it did: a script with globals, getters, labels and exceptions", async () => {
  const code = `var log = []; outer: for (var i = 0; i < 3; i++) { for (;;) { log.push(i); continue outer } }
    function late() { return typeof undefinedName } log.push(late()); try { null.x } catch { log.push("caught") }
    log.push([..."héé"].length, 0.1 + 0.2, { get a() { return this.b }, b: 2 }.a, \`\${1}\${"</scr" + "ipt>"}\`); log.join()`;
  const run = (source: string) => runInContext(source, createContext({}));
  expect(run((await minified(code)) ?? "")).toBe(run(code));
});

it.each([
  ["a megabyte of {", "{".repeat(1_000_000)],
  ["brackets in each other", "(".repeat(200_000)],
  ["arrays in each other", `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
  ["a chain of questions", "a?b:".repeat(50_000)],
  ["a string without end", `"${"a".repeat(500_000)}`],
  ["a comment without end", `/*${"*".repeat(500_000)}`],
  ["a template without end", "`${".repeat(100_000)],
  ["a pattern without end", `/${"[".repeat(100_000)}`],
])("comes to an end with %s", async (_, code) => expect((await makeJavaScript({ code })).problem).not.toBeNull());
