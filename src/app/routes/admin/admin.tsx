import { useEffect } from "react";
import { Form, Link, Outlet, useLocation } from "react-router";
import { may } from "#core/access/permissions.ts";
import { ThemeSwitch } from "../../layout/theme-switch.tsx";
import { siteContext } from "../../site-context.ts";
import { useRootData } from "../../use-root-data.ts";
import type { Route } from "./+types/admin.ts";
import { adminRoutes } from "./admin-routes.ts";
import { staffOf } from "./staff.server.ts";
import "./admin.css";
import { MenuLink } from "./menu-link.tsx";

/** The frame of every admin page: who is signed in, the ways this role has, and how much waits on each. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { actor, staff } = staffOf(context.get(siteContext), request);
  const waiting = await staff.records.counts();
  const menu = adminRoutes.flatMap(({ see, menu: entry }) =>
    entry && may(actor.role, see) ? [{ ...entry, count: entry.waiting ? waiting[entry.waiting] : 0 }] : [],
  );
  return { name: actor.name, role: actor.role, menu };
}

export const meta: Route.MetaFunction = () => [{ title: "Admin" }, { name: "robots", content: "noindex" }];

export default function Admin({ loaderData: { name, role, menu } }: Route.ComponentProps) {
  const brandName = useRootData()?.settings.brandName;
  const { pathname } = useLocation();
  // The menu of a phone closes when the page changes.
  useEffect(() => document.getElementById(MENU)?.hidePopover(), [pathname]);
  useEffect(() => {
    // Before the search of the site hears of it; in a text the same keys make a link.
    const press = (event: KeyboardEvent) => {
      const isAsked = event.key.toLowerCase() === "k" && (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey;
      const field = document.getElementById(SEARCH);
      if (!isAsked || !field || (event.target as HTMLElement).isContentEditable) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const panel = document.getElementById(MENU);
      if (!field.checkVisibility()) panel?.showPopover();
      field.focus();
    };
    addEventListener("keydown", press, { capture: true });
    return () => removeEventListener("keydown", press, { capture: true });
  }, []);
  return (
    <div className="admin-frame">
      <nav className="admin-menu" id={MENU} popover="auto" aria-label="Admin">
        <Link className="admin-logo" to="/">
          <i />
          {brandName}
        </Link>
        {menu.some(({ to }) => to === "/admin/content") && (
          <Form action="/admin/content" role="search" className="admin-search">
            <label className="vh" htmlFor={SEARCH}>
              Find a document, a lead or a setting
            </label>
            <input className="admin-input" id={SEARCH} type="search" name="q" placeholder="Find, Ctrl K" aria-keyshortcuts="Control+K" />
          </Form>
        )}
        <ul>
          {menu.map((entry) => (
            <li key={entry.to}>
              <CountedLink {...entry} />
            </li>
          ))}
        </ul>
        <div className="admin-who">
          <p>
            <b>{name}</b>
            <span>{role}</span>
          </p>
          <ThemeSwitch />
          <MenuLink to="/admin/account">Account</MenuLink>
          <Form method="post" action="/admin/sign-out">
            <button type="submit">Sign out</button>
          </Form>
        </div>
      </nav>
      <div className="admin-page">
        <Outlet />
      </div>
      <nav className="admin-bar" aria-label="Shortcuts">
        {menu
          .filter(({ to }) => to in ICONS)
          .slice(0, 3)
          .map((entry) => (
            <CountedLink key={entry.to} {...entry} icon={ICONS[entry.to]} />
          ))}
        <button type="button" popoverTarget={MENU}>
          <Icon path="M3 5h18M3 12h18M3 19h18" />
          More
        </button>
      </nav>
    </div>
  );
}

const MENU = "admin-menu";
const SEARCH = "admin-find";

/** For the three ways that fit beside “More” on a phone. */
const ICONS: Record<string, string> = {
  "/admin/": "M5 20v-9M12 20V4M19 20v-6",
  "/admin/leads": "M3 19h6L15 6h6",
  "/admin/reviews": "M12 5a7 7 0 1 1-.1 0Z",
  "/admin/applications": "M6 3h12v18H6zM9 9h6M9 14h6",
  "/admin/newsletter": "M3 6h18v13H3zl9 7 9-7",
};

function CountedLink({ to, name, count, icon }: { to: string; name: string; count: number; icon?: string | undefined }) {
  return (
    <MenuLink to={to} end={to === "/admin/"}>
      {icon && <Icon path={icon} />}
      {name}
      {count > 0 && (
        <span className="admin-count">
          {count}
          <span className="vh"> waiting</span>
        </span>
      )}
    </MenuLink>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="4" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
