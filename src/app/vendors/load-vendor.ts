const loads = new Map<string, Promise<boolean>>();

/** Loads another company's script, once a document. When it does not come, one line in the console says so and nothing else happens. */
export function loadVendor(url: string, name: string): Promise<boolean> {
  const known = loads.get(url);
  if (known) return known;
  const load = new Promise<boolean>((resolve) => {
    const script = document.createElement("script");
    script.async = true;
    script.onload = () => resolve(true);
    script.onerror = () => {
      console.warn(`${name} did not load: ${url}`);
      resolve(false);
    };
    script.src = url;
    document.head.append(script);
  });
  loads.set(url, load);
  return load;
}
