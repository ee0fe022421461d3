// Preloaded into the site under test, which then lives on the demo's own day: its vacancies are open and its dates can be named.
const shift = Date.parse("2026-11-15T12:00:00Z") - Date.now();

globalThis.Date = new Proxy(Date, {
  construct: (real, given) => (given.length > 0 ? Reflect.construct(real, given) : new real(real.now() + shift)),
  get: (real, name) => (name === "now" ? () => real.now() + shift : Reflect.get(real, name)),
});
