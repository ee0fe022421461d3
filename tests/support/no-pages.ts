/** Stands where the build of the pages would: tests of the server in this process ask for no page. */
export const assets = { routes: {} };
export const routes = {};
export const entry = { module: {} };
