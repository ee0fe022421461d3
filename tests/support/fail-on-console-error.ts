import { afterEach, beforeEach, expect, vi } from "vitest";

/** An unexpected console.error fails the test that caused it. A test that expects one spies on it itself. */
beforeEach(() => {
  vi.spyOn(console, "error");
});
afterEach(() => {
  if (vi.isMockFunction(console.error)) expect(console.error, "unexpected console.error").not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
