/** The drawing of a table's map. It is made once: the map of a table never changes. */
import type { VodSpace } from '$generated/VodSpace';
import { geometry, type Border, type Geometry } from './map/geometry';

let known: { key: string; geometry: Geometry } | undefined;

export function mapOf(spaces: readonly VodSpace[]): Geometry {
  const borders = spaces.flatMap(({ id, nextTo }) => nextTo.flatMap((next): Border[] => (id < next ? [[id, next]] : [])));
  const key = JSON.stringify([spaces.map(({ id, ground, at }) => [id, ground, at]), borders]);
  if (known?.key !== key) {
    known = { key, geometry: geometry(spaces.map(({ id, ground, at: [x, y] }) => ({ id, kind: ground, x, y })), borders) };
  }
  return known.geometry;
}
