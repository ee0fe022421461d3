import { jsValue } from "./code-strings.ts";
import type { HeadTag } from "./head-tag.ts";

/** For `<script setup>` of Nuxt or Vue: https://unhead.unjs.io/docs/head/api/composables/use-head */
export function writeNuxt(tags: readonly HeadTag[], lang: string): string {
  const of = (element: HeadTag["element"]) =>
    tags.filter((tag) => tag.element === element).map(({ attributes }) => Object.fromEntries(attributes) as Record<string, string>);
  const title = tags.find(({ element }) => element === "title")?.text;
  const [meta, link] = [of("meta"), of("link")];
  const head = {
    htmlAttrs: lang === "" ? undefined : { lang },
    title,
    meta: meta.length > 0 ? meta : undefined,
    link: link.length > 0 ? link : undefined,
  };
  return `useHead(${jsValue(head)});`;
}
