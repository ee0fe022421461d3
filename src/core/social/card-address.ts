import type { Line } from "../line.ts";
import { hashText } from "../text/hash-text.ts";

/** The size that social networks ask for. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

interface Card {
  line: Line;
  /** The canonical spelling of the page's path. */
  path: string;
  title: string;
  brandName: string;
}

/**
 * Where the drawn picture of a page stands, from the site's root: `/og/blue/services/seo.png?v=1k3x9`. The version changes
 * with what is drawn, because networks keep a picture for as long as its address stays the same.
 */
export function cardAddress({ line, path, title, brandName }: Card): string {
  const name = path.replace(/^\/|\/$/g, "") || HOME;
  return `/og/${line}/${name}.png?v=${hashText(`${line}\n${title}\n${brandName}`).toString(36)}`;
}

/** The page whose picture was asked for, without the slash at its end; undefined when the address is none of ours. */
export function pageOfCard(pathname: string): string | undefined {
  const name = /^\/og\/(?:blue|red|green|pink|purple|slate)\/([a-z0-9][a-z0-9/-]{0,200})\.png$/.exec(pathname)?.[1];
  return name === HOME ? "" : name && `/${name}`;
}

const HOME = "home";
