import { expect, it } from "vitest";
import { jsonInHtml } from "./json-in-html.ts";

it.each(["</script><script>alert(1)</script>", "<!--<script>", "]]>", "&lt;", "a\u2028b\u2029c", '"\\', "/blog/?a=1&b=2"])(
  "writes %j so that it reads back the same and ends no element",
  (text) => {
    const written = jsonInHtml({ text });
    expect(JSON.parse(written)).toEqual({ text });
    expect(written).not.toMatch(/[<>&\u2028\u2029]/);
  },
);
