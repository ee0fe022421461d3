import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import { may, type Role, roles } from "#core/access/permissions.ts";
import routes from "../../routes.ts";
import { seeing } from "./admin-routes.ts";
import { deskExports } from "./desk-exports.server.ts";

const admin = (routes as RouteConfigEntry[]).find(({ path }) => path === "admin");
const paths = (admin?.children ?? []).flatMap(({ path = "" }) =>
  path === "export/:list" ? Object.keys(deskExports).map((list) => `/admin/export/${list}`) : `/admin/${path.replace(":id", "0b1c")}`,
);

/** Who may see what, written out: a route that is not in here fails. */
const table: Record<string, readonly Role[]> = {
  "/admin/": roles,
  "/admin/reviews": ["owner", "editor", "moderator"],
  "/admin/leads": ["owner", "sales"],
  "/admin/leads/table": ["owner", "sales"],
  "/admin/leads/0b1c": ["owner", "sales"],
  "/admin/bookings": ["owner", "sales"],
  "/admin/bookings/week": ["owner", "sales"],
  "/admin/availability": ["owner", "sales"],
  "/admin/applications": ["owner", "recruiter"],
  "/admin/newsletter": ["owner", "editor", "sales"],
  "/admin/chat": ["owner", "sales"],
  "/admin/chat/0b1c": ["owner", "sales"],
  "/admin/speed": ["owner", "editor"],
  "/admin/outbox": ["owner"],
  "/admin/outbox/0b1c": ["owner"],
  "/admin/accounts": ["owner"],
  "/admin/account": roles,
  "/admin/log": ["owner"],
  "/admin/privacy": ["owner"],
  "/admin/privacy/copy": ["owner"],
  "/admin/export/reviews": ["owner", "editor", "moderator"],
  "/admin/export/leads": ["owner", "sales"],
  "/admin/export/bookings": ["owner", "sales"],
  "/admin/export/applications": ["owner", "recruiter"],
  "/admin/export/newsletter": ["owner", "editor", "sales"],
  "/admin/export/chat": ["owner", "sales"],
  "/admin/export/speed": ["owner", "editor"],
  "/admin/export/outbox": ["owner"],
  "/admin/export/accounts": ["owner"],
  "/admin/export/log": ["owner"],
};

describe("admin routes", () => {
  it("are all in the table", () => expect(paths.toSorted()).toEqual(Object.keys(table).toSorted()));

  it.each(Object.entries(table))("%s is seen by %j alone, in both spellings", (path, allowed) => {
    for (const spelling of [path, `${path.replace(/\/$/, "")}/`]) {
      const action = seeing(spelling);
      expect(action && roles.filter((role) => may(role, action))).toEqual(roles.filter((role) => allowed.includes(role)));
    }
  });

  it.each([
    "/admin/nothing",
    "/admin/leads/a/b",
    "/administrator",
    "/admin//",
    "/admin/export",
    "/admin/export/nothing",
    "/admin/export/leads/0b1c",
  ])("%s is no address", (path) => expect(seeing(path)).toBeUndefined());
});
