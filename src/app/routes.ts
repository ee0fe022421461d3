import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Every address of the site. Files, feeds and the API are answered by the server (src/server/app.ts). */
export default [
  index("routes/home/home.tsx"),
  route("services/:slug", "routes/services/service.tsx"),
  route("tools", "routes/tools/tools-hub.tsx"),
  route("tools/:slug", "routes/tools/tool-page.tsx"),
  route("blog", "routes/blog/blog.tsx", { id: "blog" }),
  route("blog/page/:page", "routes/blog/blog.tsx", { id: "blog-page" }),
  route("blog/:slug", "routes/blog/post.tsx"),
  route("privacy-policy", "routes/legal/legal.tsx", { id: "privacy-policy" }),
  route("terms-and-conditions", "routes/legal/legal.tsx", { id: "terms-and-conditions" }),
  route("*", "routes/not-found/not-found.tsx"),
] satisfies RouteConfig;
