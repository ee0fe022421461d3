let policy: { createScriptURL(url: string): unknown } | undefined;

/** The address of one of our own worker files, in the form that Trusted Types ask for. The one policy that the site's CSP allows. */
export function ownWorkerUrl(url: string): string {
  const { trustedTypes } = globalThis as unknown as {
    trustedTypes?: { createPolicy(name: string, rules: object): NonNullable<typeof policy> };
  };
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy("worker-url", {
    createScriptURL(given: string) {
      if (new URL(given, location.href).origin !== location.origin) throw new TypeError("A worker comes from this site only.");
      return given;
    },
  });
  return policy.createScriptURL(url) as string;
}
