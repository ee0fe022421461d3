import { createElement, Fragment, type ReactNode } from "react";
import { SafeLink } from "./safe-link.tsx";

/**
 * Sanitised HTML as elements, so that no page needs to set HTML as a string (Trusted Types forbid it in the browser).
 * It reads only what `cleanHtml` writes: known tags, each closed, attributes in double quotes. Anything else stays text.
 */
export function SafeHtml({ html }: { html: string }) {
  const root: Node = { tag: "", attributes: "", children: [] };
  const open = [root];
  for (const [token] of html.matchAll(/<\/?[a-z]+(?: [^<>]*)?>|[^<]+|</g)) {
    const [, slash, tag = "", attributes = ""] = /^<(\/?)([a-z]+)((?: [^<>]*)?)>$/.exec(token) ?? [];
    const parent = open.at(-1) ?? root;
    if (!tags.has(tag)) parent.children.push(decode(token));
    else if (slash) {
      if (open.length > 1) open.pop();
    } else {
      const node: Node = { tag, attributes, children: [] };
      parent.children.push(node);
      if (tag !== "br") open.push(node);
    }
  }
  return <>{root.children.map(toElement)}</>;
}

interface Node {
  tag: string;
  attributes: string;
  children: (Node | string)[];
}

const tags = new Set(["p", "br", "b", "strong", "i", "em", "u", "s", "code", "blockquote", "ul", "ol", "li", "a", "sub", "sup", "q"]);

function toElement(node: Node | string, place: number): ReactNode {
  if (typeof node === "string") return <Fragment key={place}>{node}</Fragment>;
  const { tag, attributes, children } = node;
  if (tag === "br") return <br key={place} />;
  if (tag === "a") {
    return (
      <SafeLink key={place} href={decode(/ href="([^"]*)"/.exec(attributes)?.[1] ?? "")}>
        {children.map(toElement)}
      </SafeLink>
    );
  }
  return createElement(tag, { key: place }, children.map(toElement));
}

const decode = (text: string) => text.replace(/&(lt|gt|quot|amp);/g, (_, name: keyof typeof characters) => characters[name]);

const characters = { lt: "<", gt: ">", quot: '"', amp: "&" } as const;
