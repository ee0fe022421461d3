/** Milliseconds that this thread has worked. What a test bounds is the work; how long a busy machine took for it says nothing. */
export function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
