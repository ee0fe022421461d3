import { expect, it } from "vitest";
import type { ToolFields } from "#core/tool/tool-fields.ts";
import { importInputOf } from "./import-fields.tsx";

const fields: ToolFields = { importUrl: { as: "text", trim: true }, importHtml: { as: "text", pasted: true }, title: { as: "text" } };

it.each([
  [{ importUrl: " shop.example ", importHtml: " \n" }, { importUrl: "shop.example" }],
  [{ importUrl: "", importHtml: "<title>A</title>" }, { importHtml: "<title>A</title>" }],
  [
    { importUrl: "shop.example", importHtml: "<title>A</title>" },
    { importUrl: "shop.example", importHtml: "<title>A</title>" },
  ],
  [{ importUrl: " ", importHtml: "" }, { importUrl: "" }],
])("an import of %o begins from %o", (texts, input) => expect(importInputOf(fields, texts)).toEqual(input));
