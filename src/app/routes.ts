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
  route("career", "routes/career/careers.tsx"),
  route("career/:slug", "routes/career/job.tsx"),
  route("creative", "routes/creative/creative.tsx"),
  route("portfolio", "routes/portfolio/portfolio.tsx"),
  route("case-study", "routes/case-study/case-studies.tsx"),
  route("case-study/:slug", "routes/case-study/case-study.tsx"),
  route("testimonial", "routes/testimonial/testimonials.tsx"),
  route("our-journey", "routes/journey/journey.tsx"),
  route("founder/:slug", "routes/founder/founder.tsx"),
  route("author", "routes/author/authors.tsx"),
  route("author/:slug", "routes/author/author.tsx"),
  route("blog/category/:slug", "routes/blog/category.tsx"),
  route("contact-us", "routes/contact/contact.tsx"),
  route("services", "routes/services/services-index.tsx"),
  route("*", "routes/not-found/not-found.tsx"),
] satisfies RouteConfig;
