import { expect, it } from "vitest";
import { createResolver } from "./resolve-address.ts";

const bases = ["https://shop.example/a/b?c#d", "http://127.0.0.1:8080/", "https://shop.example:444/x", "file:///a/b", "data:text/html,x"];
const written = [
  ..."/ /a /a/ /a.html /a/b.c/d-e_f~g?h=1&i=2 /? /a?b=%20 // //other.example/x /./a /../a /a/./b /a/../b /a/.hidden /.a /a..b /a...".split(
    " ",
  ),
  ..."/%2e%2e/a /a%20b /a\\b /a|b /é /a#b /a?b?c /a//b /a;b /a:b /a'b a ./a ?x #x https://shop.example https://shop.example/a".split(" "),
  ..."https://shop.example:444/a https://shop.example.evil/a https://shop.exampleevil/ http://127.0.0.1:8080/a/b http://127.0.0.1:80800/a".split(
    " ",
  ),
  ..."HTTPS://SHOP.EXAMPLE/A https://shop.example//a https://[bad mailto:a@b.example".split(" "),
  "",
  " /a ",
  "/a b",
  "/a\n/b",
  "/a\t",
  "\n/a",
  "/a\n",
];

it.each(bases)("resolves against %s as the standard's parser does", (base) => {
  const resolve = createResolver();
  for (const raw of written) expect([raw, resolve(raw, base)]).toEqual([raw, URL.parse(raw, base)?.href ?? null]);
});
