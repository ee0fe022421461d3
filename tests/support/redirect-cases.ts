/** A list of redirects, a request, and what a server that has it answers. */
export const redirectCases: readonly (readonly [list: string, request: string, status: number, location: string | undefined])[] = [
  ["/old.html /new.html", "/old.html", 301, "/new.html"],
  ["/old.html /new.html", "/old.html?a=1&b=%20", 301, "/new.html?a=1&b=%20"],
  ["/old.html /new.html", "/old.htmlx", 404, undefined],
  ["/old.html /new.html", "/OLD.html", 404, undefined],
  ["/old.html /new.html", "//old.html", 301, "/new.html"],
  ["/old.html /new.html", "/x/../old.html", 301, "/new.html"],
  ["/page /other", "/page/", 301, "/other"],
  ["/page /other", "/page/x", 404, undefined],
  ['"/my old page.html",/new', "/my%20old%20page.html", 301, "/new"],
  ["/my%20old%20page.html /new", "/my%20old%20page.html", 301, "/new"],
  ["/a /new%20page?x=%20y#top", "/a?dropped", 301, "/new%20page?x=%20y#top"],
  ["/ü /ö", "/%C3%BC", 301, "/%c3%b6"],
  ["/caf%E9 /cafe", "/caf%E9", 301, "/cafe"],
  ["/old /new directory", "/old", 301, "/new"],
  ["/old /new directory", "/old/", 301, "/new/"],
  ["/old /new directory", "/old/sub/a?x=1", 301, "/new/sub/a?x=1"],
  ["/old /new directory", "/old-directory", 404, undefined],
  ["/old /new directory", "/old/%20%22%23%25%3F%0A%C3%BC?q=%20", 301, "/new/%20%22%23%25%3f%0a%c3%bc?q=%20"],
  ["/old /new directory", "/old/a%2Fb", 404, undefined],
  ["/old/ /new/ directory", "/old", 301, "/new/"],
  ["/old/ /new/ directory", "/old/x", 301, "/new/x"],
  ["/old /new directory drop", "/old/a%20b?x=1", 301, "/new/a%20b"],
  ["/blog /blog/new directory", "/blog/post?x=1", 301, "/blog/new/post?x=1"],
  ["/blog /blog/new directory", "/blog/new/post", 404, undefined],
  ["/ https://new.example/ directory", "/a%3Fb?c", 301, "https://new.example/a%3fb?c"],
  ["/a /b 302", "/a", 302, "/b"],
  ["/a /b 307", "/a", 307, "/b"],
  ["/a /b 308", "/a", 308, "/b"],
  ["/a 410", "/a?x", 410, undefined],
  ["/a 410 directory", "/a/x", 410, undefined],
  ["/a.html /b drop", "/a.html?x=1", 301, "/b"],
  ["/a.html /b?y=1", "/a.html?x=1", 301, "/b?y=1&x=1"],
  ["/a.html /b?y=1", "/a.html?y=1", 301, "/b?y=1"],
  ["/a.html /b?y=1&z", "/a.html?x=1&z=2", 301, "/b?y=1&z"],
  ["/a.html /b?y=1", "/a.html?yy=1&xy", 301, "/b?y=1&yy=1&xy"],
  ["/p.php?id=5 /p?id=5", "/p.php?id=5", 301, "/p?id=5"],
  ["/a.html /b?y=1 drop", "/a.html?x=1", 301, "/b?y=1"],
  ["/p.php?id=5 /five\n/p.php?id=6 /six\n/p.php /all", "/p.php?id=5", 301, "/five"],
  ["/p.php?id=5 /five\n/p.php?id=6 /six\n/p.php /all", "/p.php?id=6", 301, "/six"],
  ["/p.php?id=5 /five\n/p.php?id=6 /six\n/p.php /all", "/p.php?id=56", 301, "/all?id=56"],
  ["/blog/*/amp /blog/$1", "/blog/a%20b/amp?x", 301, "/blog/a%20b?x"],
  ["/blog/*/amp /blog/$1", "/blog/a%3Fb/amp", 404, undefined],
  ["/x*-* /y/$2/$1", "/xa-b-c", 301, "/y/c/a-b"],
  ["/d /e directory\n/d/a.html /x", "/d/a.html", 301, "/x"],
  ["/d /e directory drop\n/d/a.html /x", "/d/a.html?k", 301, "/x?k"],
  ["/index.html /", "/index.html", 301, "/"],
  ["/index.html /", "/", 200, undefined],
  ["/*.html /$1", "/", 200, undefined],
  ["/*.html /$1", "/index.html", 301, "/index"],
  ["/*.html /$1 drop", "/", 200, undefined],
  ["/old https://new.example:8443/x", "/old?y=1", 301, "https://new.example:8443/x?y=1"],
  ["http://example.com:8080/old /new", "/old", 301, "/new"],
  ["/a /A", "/a", 301, "/A"],
  ["/a /A", "/A", 404, undefined],
  ["/ /home", "/", 301, "/home"],
  ["/ /home", "/home", 404, undefined],
  ["/ /home directory", "/x?y", 301, "/home/x?y"],
  ["/ /home directory", "/home/x", 404, undefined],
  ["/a+b /plus", "/a+b", 301, "/plus"],
  ["/a+b /plus", "/a%20b", 404, undefined],
  ["/%7Euser /tilde", "/~user", 301, "/tilde"],
  ["/old.html?a=1 /x", "/old.html?a=1&b=2", 404, undefined],
  ["/old.html?a=%20b /x", "/old.html?a=%20b", 301, "/x"],
  ["/docs /help directory", "/docs/%2e%2e/x", 404, undefined],
  ["/docs /help directory", "/DOCS/x", 404, undefined],
  ["/docs /help/ directory", "/docs", 301, "/help/"],
  ["/a /b?x=%26&y=#z", "/a?k=v", 301, "/b?x=%26&y=#z"],
];

/** One of every kind. */
export const LONG_LIST = `/old.html /new.html
"/my old page.html",/new page
/b /c
/shop/ /store/ 301 folder
/blog /blog/new directory
/p.php?id=5 /product/ 301
/gone 410
/gone-dir 410 directory
/old-dir https://www.example.com/dir2 302 directory
/tag/*/amp,/tag/$1
/out https://other.example/x?y=1 307
/drop /dropped 308 drop
/drop-dir /dropped 308 directory drop
/drop-dir/keep /kept
/index.php /
/café /cafe
/caf%E9 /cafe
/query /x?y=1
/hash /x#part`;

export const HOSTILE_LIST = [
  '/a" "/b',
  "/a\\ /b",
  '/a\\" /b',
  "</If> /b",
  "/</If> /b",
  "/a;/b</Directory>",
  `/${"$"}{PATH} /x${"$"}{PATH}`,
  "/%{HTTP_HOST} /x%{HTTP_HOST}",
  '/a,"/b"" [R=301,L]"',
  '"/q""x","/z""x",302,file,drop',
  '"/q\'x ""y""","/z\'x ""y""",302,directory,drop',
  "/#comment /x#comment",
  "/a%0ARedirect%20/evil%20/x /b",
  "/a%0D%0AHeader%20set%20X-Evil%201 /b",
  "/([a-z]+)+$ /b",
  "/*(?R)* /b$1",
  "/back\\\\slash /b%5C",
  "/a\u2028Redirect /evil /x",
  "/a\u0085b /c",
  "/end\\ /b%5C directory drop",
].join("\n");
