// Preloaded into the site under test, which then lives on the demo's own day: its vacancies are open and its dates can be named.
let shift = Date.parse("2026-11-15T12:00:00Z") - Date.now();

globalThis.Date = new Proxy(Date, {
  construct: (real, given) => (given.length > 0 ? Reflect.construct(real, given) : new real(real.now() + shift)),
  get: (real, name) => (name === "now" ? () => real.now() + shift : Reflect.get(real, name)),
});

// The process of its tools lives on that day too, with a channel to the site itself.
if (!process.argv[1]?.includes("run-in-process")) {
  // A test that holds a channel to the site moves its clock on by so many milliseconds, and hears when that is done.
  process.on("message", (ms) => {
    shift += Number(ms);
    process.send?.("moved");
  });
  // The channel alone does not keep the site from ending.
  process.channel?.unref();
  // However that test ends, the site ends with it.
  process.on("disconnect", () => process.exit());
}
