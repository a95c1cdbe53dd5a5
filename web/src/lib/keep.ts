/** The browser's memory, which all its tabs share; where it is switched off, or full, what this tab keeps is gone with it. */

/** What could not be stored. */
const unstored = new Map<string, string>();

export function get<T>(key: string): T | undefined {
  try {
    return JSON.parse(unstored.get(key) ?? localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Changes what is kept, as it is now: another tab may have changed it since it was read here. Returns what it has come to. */
export function update<T>(key: string, change: (kept: T | undefined) => T): T {
  const changed = change(get<T>(key));
  const text = JSON.stringify(changed);
  try {
    localStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
  return changed;
}

/** Hears of every change that another tab makes. */
export function heard(key: string, changed: () => void): () => void {
  const hear = (event: StorageEvent) => {
    // Without a key all is cleared.
    if (event.key === key || event.key === null) changed();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
