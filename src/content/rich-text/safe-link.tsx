import { createContext, type ReactNode, use } from "react";
import { Link } from "react-router";

/** The paths of the tools that this site has, set by the root. Content is written for all of them, and a site may lack some. */
export const ToolPaths = createContext<readonly string[] | undefined>(undefined);

/** A link from content. An address with another scheme than these, or of a tool that is not here, is shown as its words alone. */
export function SafeLink({ href, children }: { href: string; children: ReactNode }) {
  const tools = use(ToolPaths);
  const tool = /^\/tools\/[a-z0-9-]+/.exec(href)?.[0];
  if (tools && tool && !tools.includes(`${tool}/`)) return <>{children}</>;
  if (/^(\/(?![/\\])|#)/.test(href)) return <Link to={href}>{children}</Link>;
  if (/^(https?:\/\/|mailto:|tel:)/i.test(href)) {
    return (
      <a href={href} rel="noopener">
        {children}
      </a>
    );
  }
  return <>{children}</>;
}
