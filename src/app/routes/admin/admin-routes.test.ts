import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import { may, roles } from "#core/access/permissions.ts";
import { adminPages } from "../../../../tests/support/admin-access.ts";
import routes from "../../routes.ts";
import { seeing } from "./admin-routes.ts";
import { listExports } from "./list/list-exports.server.ts";

const admin = (routes as RouteConfigEntry[]).find(({ path }) => path === "admin");
const paths = (admin?.children ?? []).flatMap(({ path = "" }) =>
  path === "export/:list"
    ? Object.keys(listExports).map((list) => `/admin/export/${list}`)
    : `/admin/${path.replace(":type", "post").replace(":id", "0b1c")}`,
);

describe("admin routes", () => {
  it("are all in the table", () => expect(paths.toSorted()).toEqual(Object.keys(adminPages).toSorted()));

  it.each(Object.entries(adminPages))("%s is seen by %j alone, in both spellings", (path, allowed) => {
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
    "/admin/content/post/0b1c/nothing",
  ])("%s is no address", (path) => expect(seeing(path)).toBeUndefined());
});
