import type { Driver } from "kysely";

/**
 * Whoever began a transaction hears why it failed, not that undoing it failed too: after a full disk or a lost connection the database
 * has undone it already and refuses to do so twice.
 */
export function keepCause(driver: Driver): Driver {
  const rollBack = driver.rollbackTransaction.bind(driver);
  driver.rollbackTransaction = (connection) => rollBack(connection).catch(() => {});
  return driver;
}
