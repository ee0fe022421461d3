import type { RouteConfigEntry } from "@react-router/dev/routes";
import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { may, type Role, roles } from "#core/access/permissions.ts";
import { AppError } from "#core/errors/app-error.ts";
import { createAccounts } from "#features/accounts/accounts.ts";
import { adminForms } from "../../../../tests/support/admin-access.ts";
import routes from "../../routes.ts";
import { type Site, siteContext, type VisitorActions, visitorContext } from "../../site-context.ts";
import { seeing } from "./admin-routes.ts";
import { listExports } from "./list/list-exports.server.ts";

interface Args {
  request: Request;
  params: Record<string, string>;
  context: RouterContextProvider;
}
interface RouteModule {
  loader?(args: Args): unknown;
  action?(args: Args): unknown;
}

interface Page {
  path: string;
  params: Record<string, string>;
  module: RouteModule | undefined;
}

const modules = import.meta.glob<RouteModule>(["./**/*.tsx", "./**/*.ts", "!./**/*.test.ts"], { eager: true });
const admin = (routes as RouteConfigEntry[]).find(({ path }) => path === "admin");
const pages: Page[] = [
  { path: "/admin/", params: {}, module: modules["./admin.tsx"] },
  ...(admin?.children ?? []).flatMap(({ path = "", file }): Page[] => {
    const module = modules[file.replace("routes/admin/", "./")];
    if (path === "export/:list")
      return Object.keys(listExports).map((list) => ({ path: `/admin/export/${list}`, params: { list }, module }));
    const params = { ...(path.includes(":type") && { type: "post" }), ...(path.includes(":id") && { id: "0b1c" }) };
    return [{ path: `/admin/${path.replace(":type", "post").replace(":id", "0b1c")}`, params, module }];
  }),
];

describe("every admin page", () => {
  it("is a module of its own", () => expect(pages.filter(({ module }) => !module)).toEqual([]));

  it.each(pages)("$path is read by those who may see it, and by nobody else", async ({ path, params, module }) => {
    const see = seeing(path);
    if (!module?.loader || !see) throw new Error("a page without a loader or a line in the table");
    for (const role of [...roles, undefined]) {
      const { refused, touched } = await knock(role, path, params, undefined, module.loader);
      if (role && may(role, see)) expect([role, refused]).toEqual([role, undefined]);
      else expect([role, refused, touched]).toEqual([role, role ? 403 : "sign in", []]);
    }
  });

  it("that takes forms is in the table", () =>
    expect(pages.flatMap(({ path, module }) => (module?.action ? path : [])).toSorted()).toEqual(Object.keys(adminForms).toSorted()));

  it.each(Object.entries(adminForms).flatMap(([path, { may: allowed, sends }]) => sends.map((sent) => ({ path, allowed, sent }))))(
    "$path takes $sent from $allowed alone",
    async ({ path, allowed, sent }) => {
      const page = pages.find((each) => each.path === path);
      if (!page?.module?.action) throw new Error("a page that takes no form");
      for (const role of [...roles, undefined]) {
        const { refused, touched } = await knock(role, path, page.params, sent, page.module.action);
        if (role && allowed.includes(role)) expect([role, refused]).toEqual([role, undefined]);
        else expect([role, touched]).toEqual([role, []]);
      }
    },
  );
});

/** Asks a page as somebody; tells how it was refused, and what it touched of everything staff can reach. */
async function knock(
  role: Role | undefined,
  path: string,
  params: Record<string, string>,
  sent: Record<string, string> | undefined,
  ask: (args: Args) => unknown,
) {
  const touched: string[] = [];
  const { authorize } = createAccounts({} as never);
  const actor = role && { id: "me", name: role, email: `${role}@agency.example`, role, sessionId: "s" };
  const recorder = (name: string): unknown =>
    new Proxy(() => {}, {
      get: (_, key) => (key === "then" ? undefined : key === "authorize" ? authorize : recorder(`${name}.${String(key)}`)),
      apply: () => {
        touched.push(name);
        return Promise.resolve();
      },
    });
  const staff = new Proxy({}, { get: (_, key) => (key === "actor" ? actor : recorder(String(key))) });
  const form = new FormData();
  for (const [name, value] of Object.entries(sent ?? {})) form.set(name, value);
  const given: Record<string | symbol, unknown> = { staff, now: () => new Date() };
  const site = new Proxy({}, { get: (_, key) => given[key] ?? recorder(String(key)) });
  const context = new RouterContextProvider();
  context.set(siteContext, site as Site);
  context.set(visitorContext, { form } as VisitorActions);
  const request = new Request(`http://127.0.0.1${path}`, sent ? { method: "POST" } : {});
  return { touched, refused: await refusalOf(() => ask({ request, params, context })) };
}

/** 401 or 403, the way to the sign-in, or undefined: whatever happened after the gate was open. */
async function refusalOf(ask: () => unknown): Promise<number | "sign in" | undefined> {
  let outcome: unknown;
  try {
    outcome = await ask();
  } catch (thrown) {
    outcome = thrown;
  }
  if (outcome instanceof Response && outcome.headers.get("location") === "/admin/sign-in") return "sign in";
  const status =
    outcome instanceof AppError || outcome instanceof Response
      ? outcome.status
      : (outcome as { init?: { status?: number } } | undefined)?.init?.status;
  return status === 401 || status === 403 ? status : undefined;
}
