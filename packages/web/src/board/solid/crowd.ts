/** Many of one shape in a single draw call. */

import { type BufferGeometry, InstancedMesh, type Material, Matrix4, Quaternion, Vector3 } from 'three';

export interface Placing {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly turn?: number;
  readonly scale?: number;
}

const UP = new Vector3(0, 1, 0);

export class Crowd {
  readonly mesh: InstancedMesh;
  readonly #matrix = new Matrix4();
  readonly #turn = new Quaternion();
  readonly #place = new Vector3();
  readonly #scale = new Vector3();

  constructor(geometry: BufferGeometry, material: Material, most = 25, shadows = false) {
    this.mesh = new InstancedMesh(geometry, material, most);
    this.mesh.count = 0;
    this.mesh.visible = false;
    this.mesh.castShadow = shadows;
    this.mesh.receiveShadow = shadows;
    // the crowd spans the board, and its box would have to be computed anew at every change
    this.mesh.frustumCulled = false;
  }

  show(placings: readonly Placing[]): void {
    const { mesh } = this;
    mesh.count = Math.min(placings.length, mesh.instanceMatrix.count);
    mesh.visible = mesh.count > 0;
    placings.slice(0, mesh.count).forEach(({ x, y, z, turn = 0, scale = 1 }, index) => {
      this.#place.set(x, y, z);
      this.#turn.setFromAxisAngle(UP, turn);
      this.#scale.setScalar(scale);
      mesh.setMatrixAt(index, this.#matrix.compose(this.#place, this.#turn, this.#scale));
    });
    mesh.instanceMatrix.needsUpdate = true;
  }
}
