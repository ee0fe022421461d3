import { Form, NavLink, Outlet } from "react-router";
import { may } from "#core/access/permissions.ts";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/admin.ts";
import { adminRoutes } from "./admin-routes.ts";
import { staffOf } from "./staff.server.ts";
import "./admin.css";

/** The frame of every admin page: who is signed in, and the ways this role has. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { actor } = staffOf(context.get(siteContext), request);
  const menu = adminRoutes.flatMap(({ see, menu: entry }) => (entry && may(actor.role, see) ? [entry] : []));
  return { name: actor.name, role: actor.role, menu };
}

export const meta: Route.MetaFunction = () => [{ title: "Admin" }, { name: "robots", content: "noindex" }];

export default function Admin({ loaderData: { name, role, menu } }: Route.ComponentProps) {
  return (
    <div className="desk">
      <nav className="desk-menu" aria-label="Admin">
        <ul>
          {menu.map(({ to, name: entry }) => (
            <li key={to}>
              <NavLink to={to} end={to === "/admin/"}>
                {entry}
              </NavLink>
            </li>
          ))}
        </ul>
        <div className="desk-who">
          <p>
            <b>{name}</b>
            <span>{role}</span>
          </p>
          <NavLink to="/admin/account">Account</NavLink>
          <Form method="post" action="/admin/sign-out">
            <button type="submit">Sign out</button>
          </Form>
        </div>
      </nav>
      <div className="desk-page">
        <Outlet />
      </div>
    </div>
  );
}
