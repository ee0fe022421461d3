import { defineBrowserTool } from "#core/tool/define-tool.ts";
import { writeRedirects } from "./redirect-file-directory.engine.ts";
import { redirectFileDirectoryInput, redirectFileDirectoryOutput } from "./redirect-file-directory.schema.ts";

export const tool = defineBrowserTool({
  slug: "redirect-file-directory",
  name: "Redirect file or folder",
  tagline: "Turns a list of old and new addresses into rules for six servers, finds chains and loops, and prints a test for each.",
  category: "technical",
  menu: { name: "Redirect file", line: "Folder to folder" },
  addedOn: "2026-11-15",
  input: redirectFileDirectoryInput,
  output: redirectFileDirectoryOutput,
  examples: [
    {
      title: "one page that moved",
      outcome: 'RedirectMatch 301 "^/old page\\.html$" "/new-page"',
      input: { from: "/old page.html", to: "/new-page" },
    },
    {
      title: "a relaunch in eight lines",
      outcome: 'RewriteRule "^catalog\\.php$" "https://www.example.com/shop/shoes/" [R=301,L,NE,QSD]',
      input: {
        site: "https://www.example.com",
        list: `/about-us.html,/about/
/products/,/shop/,301,folder
/blog,/blog/archive,301,folder
/catalog.php?id=12,/shop/shoes/
/news/*/amp,/news/$1
/summer-sale,/shop/,302,file,drop
/jobs/2019,,410,folder
/index.html,/`,
      },
    },
    {
      title: "a list with a loop, a chain and two contradictions",
      outcome: 'RedirectMatch 301 "^/team/?$" "https://www.example.com/people"',
      input: {
        site: "https://www.example.com",
        list: `/a,/b
/b,/c
/left,/right
/right,/left
/contact,/contact/
/team,/people
/team,/about
shop.html,/shop
/press,https://partner.example/press`,
      },
    },
  ],
  run: writeRedirects,
});
