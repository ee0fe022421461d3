import { expect, it } from "vitest";
import { routeTemplates } from "./route-templates.ts";

it("names public routes by their template and leaves the admin out", () => {
  const templates = routeTemplates({
    root: { id: "root", path: "" },
    home: { id: "home", parentId: "root" },
    service: { id: "service", parentId: "root", path: "services/:slug" },
    admin: { id: "admin", parentId: "root", path: "admin" },
    chat: { id: "chat", parentId: "admin", path: "chat/:id" },
    lost: { id: "lost", parentId: "root", path: "*" },
  });
  expect([...templates]).toEqual([
    ["home", "/"],
    ["service", "/services/:slug"],
    ["lost", "/*"],
  ]);
});
