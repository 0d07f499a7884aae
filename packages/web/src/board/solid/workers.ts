/** The workers, each a mesh of its own that glides to where it stands now. */

import { type BufferGeometry, Group, Mesh, MeshLambertMaterial } from 'three';
import type { BoardView, WorkerView } from '../view.ts';
import { topOf, xOf, zOf } from './measures.ts';
import type { Motions } from './motion.ts';
import type { Palette } from './palette.ts';
import { workerShape } from './worker-shapes.ts';

const GLIDE_MS = 240;
const HOP = 0.22;

export class Workers {
  readonly group: Group = new Group();
  readonly #palette: Palette;
  readonly #motions: Motions;
  readonly #material = new MeshLambertMaterial({ vertexColors: true });
  readonly #shapes = new Map<string, BufferGeometry>();
  readonly #meshes = new Map<string, Mesh>();

  constructor(palette: Palette, motions: Motions) {
    this.#palette = palette;
    this.#motions = motions;
  }

  show(view: BoardView, animate: boolean): void {
    const present = new Set(view.workers.map((worker) => worker.id));
    for (const [id, mesh] of this.#meshes) {
      if (present.has(id)) continue;
      this.#motions.stop(`glide ${id}`);
      this.group.remove(mesh);
      this.#meshes.delete(id);
    }
    for (const worker of view.workers) this.#put(worker, view, animate);
  }

  #put(worker: WorkerView, view: BoardView, animate: boolean): void {
    const known = this.#meshes.get(worker.id);
    const mesh = known ?? this.#make(worker);
    mesh.geometry = this.#shapeOf(worker);
    const level = view.squares[worker.square]?.level ?? 0;
    // the one who got there
    const lifted = view.winner === worker.player && level === 3 ? 0.16 : 0;
    const goal = {
      x: xOf(worker.square),
      y: topOf(level) + lifted,
      z: zOf(worker.square),
    };
    const from = mesh.position.clone();
    const still = from.distanceTo(mesh.position.clone().set(goal.x, goal.y, goal.z)) < 0.001;
    if (still) return;
    if (known === undefined || !animate) {
      this.#motions.stop(`glide ${worker.id}`);
      mesh.position.set(goal.x, goal.y, goal.z);
      return;
    }
    this.#motions.start({
      key: `glide ${worker.id}`,
      duration: GLIDE_MS,
      apply: (t) => {
        const hop = Math.sin(t * Math.PI) * (HOP + Math.abs(goal.y - from.y) * 0.5);
        mesh.position.set(
          from.x + (goal.x - from.x) * t,
          from.y + (goal.y - from.y) * t + hop,
          from.z + (goal.z - from.z) * t,
        );
      },
    });
  }

  #make(worker: WorkerView): Mesh {
    const mesh = new Mesh(this.#shapeOf(worker), this.#material);
    mesh.castShadow = true;
    this.#meshes.set(worker.id, mesh);
    this.group.add(mesh);
    return mesh;
  }

  #shapeOf({ player, shape }: WorkerView): BufferGeometry {
    const key = `${player} ${shape}`;
    const known = this.#shapes.get(key) ?? workerShape(this.#palette, player, shape);
    this.#shapes.set(key, known);
    return known;
  }
}
