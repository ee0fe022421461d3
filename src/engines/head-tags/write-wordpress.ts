import { phpString } from "./code-strings.ts";
import { attributeOf, type HeadTag } from "./head-tag.ts";
import { htmlTag } from "./write-html.ts";

/**
 * For functions.php or a snippet plugin: prints the tags on one page, and takes away what WordPress itself would print beside them
 * (https://developer.wordpress.org/reference/hooks/wp_head/). Values are escaped for HTML, so they hold no `<` that could open PHP.
 */
export function writeWordPress(tags: readonly HeadTag[], pageUrl: string | undefined): string {
  const title = tags.find(({ element }) => element === "title")?.text;
  const printed = tags.filter(({ element }) => element !== "title");
  const hasCanonical = printed.some((tag) => tag.element === "link" && attributeOf(tag, "rel") === "canonical");
  const hasRobots = printed.some((tag) => attributeOf(tag, "name") === "robots");
  return [
    "<?php",
    "add_action( 'wp', function () {",
    `\tif ( ${conditionOf(pageUrl)} ) {`,
    "\t\treturn;",
    "\t}",
    ...(title === undefined ? [] : [`\tadd_filter( 'pre_get_document_title', fn() => ${phpString(title)} );`]),
    ...(hasCanonical ? ["\tremove_action( 'wp_head', 'rel_canonical' );"] : []),
    ...(hasRobots ? ["\tremove_action( 'wp_head', 'wp_robots', 1 );"] : []),
    ...(printed.length === 0
      ? []
      : ["\tadd_action( 'wp_head', function () {", "\t\t?>", ...printed.map(htmlTag), "\t\t<?php", "\t}, 5 );"]),
    "} );",
  ].join("\n");
}

function conditionOf(pageUrl: string | undefined): string {
  const path = pageUrl === undefined ? null : URL.parse(pageUrl)?.pathname;
  if (path === undefined || path === null || path === "/") return "! is_front_page()";
  return `parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) !== ${phpString(path)}`;
}
