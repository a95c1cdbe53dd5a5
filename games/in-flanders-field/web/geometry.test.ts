import { describe, expect, it } from 'vitest';
import { along, layOut, route, type Field } from './geometry';

const standard = { lines: [8, 15, 22] as [number, number, number], objective: 30 };
const within = ({ width, height }: Field, x: number, y: number) => x >= 0 && x <= width && y >= 0 && y <= height;

describe('the battlefield', () => {
  it('has a place for every space, trenches right across it, the start below and the Objective Line on top', () => {
    const field = layOut(standard, 380, 640);
    expect(field.points).toHaveLength(31);
    for (const { x, y } of field.points) expect(within(field, x, y)).toBe(true);
    expect(field.trenches.map(({ space, kind }) => `${space} ${kind}`)).toEqual(['0 start', '8 line', '15 line', '22 line', '30 objective']);
    expect(field.cells).toHaveLength(26);
    expect(field.points[0]!.y).toBeGreaterThan(field.points[8]!.y);
    expect(field.points[22]!.y).toBeGreaterThan(field.points[30]!.y);
  });

  it('gives every space room for a finger, at the sizes of the page', () => {
    for (const [width, height] of [[282, 500], [380, 640], [370, 490]] as const) {
      for (const cell of layOut(standard, width, height).cells) {
        expect(cell.width).toBeGreaterThanOrEqual(40);
        expect(cell.height).toBeGreaterThanOrEqual(40);
      }
    }
  });

  it('lets no strip cover another', () => {
    const { cells, trenches, height, sky } = layOut(standard, 380, 640);
    const rows = [8, 15, 22, 30].map((end) => cells.find(({ space }) => space === end - 1)!);
    const sum = [...rows, ...trenches].reduce((total, strip) => total + strip.height, 0);
    expect(sum + sky).toBeCloseTo(height);
  });

  it('takes the longest track and lines side by side', () => {
    const field = layOut({ lines: [1, 2, 3], objective: 60 }, 380, 640);
    expect(field.points).toHaveLength(61);
    expect(field.points.every(({ x, y }) => within(field, x, y))).toBe(true);
    expect(new Set(field.cells.map(({ space }) => space)).size).toBe(56);
  });

  it('walks along the path', () => {
    const field = layOut(standard, 380, 640);
    expect(along(field, 3)).toEqual(field.points[3]);
    expect(along(field, 3.5).x).toBeCloseTo((field.points[3]!.x + field.points[4]!.x) / 2);
    expect(route(field, 2, 5).match(/[ML]/g)).toHaveLength(4);
    expect(route(field, 5, 4).match(/[ML]/g)).toHaveLength(2);
  });
});
