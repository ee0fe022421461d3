/** The body's class by path, as the specification names them. */
export function bodyClass(pathname: string): string | undefined {
  return classes.find(([prefix]) => pathname === prefix || pathname.startsWith(`${prefix}/`))?.[1];
}

/** Posts, authors and issues of the newsletter stand on paper, so their logo is dark; everywhere else it lies on a field. */
export function logoTone(pathname: string): "dark" | "white" {
  return bodyClass(pathname) === "post-page" ? "dark" : "white";
}

const classes = [
  ["/services", "saas-seo-page"],
  ["/blog", "post-page"],
  ["/author", "post-page"],
  ["/letters", "post-page"],
  ["/creative", "creative-page"],
  ["/career", "career-page"],
  ["/portfolio", "portfolio-page"],
  ["/testimonial", "testimonial-page"],
  ["/admin", "admin"],
] as const;
