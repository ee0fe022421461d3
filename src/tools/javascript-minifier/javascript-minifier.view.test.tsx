import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { makeJavaScript } from "./javascript-minifier.engine.ts";
import { View } from "./javascript-minifier.view.tsx";

it.each([
  ["minify", "code.min.js"],
  ["beautify", "code.js"],
] as const)("shows what the server made, to %s, as %s; also of a text too long to be shown again", async (action, fileName) => {
  const data = await makeJavaScript({ code: "first( )", action });
  const page = { slug: "javascript-minifier", examples: [], siblings: [], localTools: [], pageViews: [] };
  const fields = { code: { as: "text", required: true }, action: { as: "choice", of: ["minify", "beautify"] } } as const;
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <View {...page} fields={fields} submitted={{ action }} outcome={{ ok: true, data }} />
    </MemoryRouter>,
  );
  expect(html).toContain("first();");
  expect(html).toContain(fileName);
});
