import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { View } from "./html-to-php-converter.view.tsx";

function html(variable: string) {
  const page = { slug: "html-to-php-converter", examples: [], siblings: [], localTools: [], pageViews: [] };
  const fields = { html: { as: "text", required: true }, form: { as: "choice", of: ["variable"] }, variable: { as: "text" } } as const;
  return renderToStaticMarkup(
    <MemoryRouter>
      <View {...page} fields={fields} submitted={{ html: "a", form: "variable", variable }} />
    </MemoryRouter>,
  );
}

it("says at the field why a variable cannot have its name, and takes its own meanwhile", () => {
  expect(html("my var")).toMatch(/aria-invalid="true"[\s\S]*at most 60 letters[^<]*Until then it is \$html\./);
  expect(html("my var")).toContain("$html .= ");
  expect(html("$body")).not.toContain("aria-invalid");
  expect(html("$body")).toContain("$body .= ");
});
