/** What the others have touched since one's own last choice. */
import type { IffEvent } from '$generated/IffEvent';
import type { SeenLine } from '$board/contract';

export interface Touched {
  /** Spaces of the display, by their numbers: those of the last turn only, since after three turns hardly a card is the same. */
  display: ReadonlySet<number>;
  /** Whose figure went somewhere. */
  figures: ReadonlySet<number>;
  /** Whose company lost or got troops. */
  companies: ReadonlySet<number>;
}

export function touchedIn(lines: SeenLine<IffEvent>[]): Touched {
  const display = new Set<number>();
  const figures = new Set<number>();
  const companies = new Set<number>();
  /** A turn has begun in which nothing has been done yet. */
  let begins = false;
  for (const { event } of lines) {
    if (begins && (event.type === 'rolled' || event.type === 'gassed')) {
      display.clear();
      begins = false;
    }
    switch (event.type) {
      case 'turn':
        begins = true;
        break;
      case 'took':
      case 'gassed':
        display.add(event.space);
        break;
      case 'claimed':
        display.add(9);
        break;
      case 'failed':
        if (event.grey + event.black > 0) companies.add(event.seat);
        break;
      case 'reinforced':
      case 'eliminated':
        companies.add(event.seat);
        break;
      case 'struck':
        if (event.troops > 0) companies.add(event.seat);
        break;
      case 'advanced':
        if (event.troops > 0) companies.add(event.seat);
        if (event.to !== event.from) figures.add(event.seat);
        break;
    }
  }
  return { display, figures, companies };
}
