import { afterAll, beforeAll, describe } from "vitest";
import { fixesOnApache } from "./apache/fixes-on-apache.ts";
import { hostOnApache } from "./apache/host-on-apache.ts";
import { htaccessOnApache } from "./apache/htaccess-on-apache.ts";
import { redirectsOnApache } from "./apache/redirects-on-apache.ts";
import { apache, startApache, type TestApache } from "./support/apache.ts";

/** One start for all: .htaccess is read at every request, so each case writes its own and asks. */
describe.skipIf(!apache)(apache ? "on a real Apache" : "apache2 is not installed, so the rules are not tried on it", () => {
  let server: TestApache;
  beforeAll(async () => {
    server = await startApache();
    await server.put("index.html", "home");
    await server.put("page.html", "page");
  });
  afterAll(() => server.stop());

  fixesOnApache(() => server);
  redirectsOnApache(() => server);
  hostOnApache(() => server);
  htaccessOnApache(() => server);
});
