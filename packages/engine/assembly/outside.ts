/** What the core asks of those who made it. */

/** Told how many positions were visited, says at how many it wants to be asked again; -1 to stop. */
export declare function watch(nodes: f64): f64;
/** What a row is worth to its mover, where the network can't be asked directly. */
export declare function judge(row: i32): i32;
/** Tells the network what the cards remember; how many bytes that list has. */
export declare function remember(mover: i32, memory: i32, foeMemory: i32): i32;
/** What the table knows of a key, zero for nothing; and then which turn was best. */
export declare function find(low: i32, high: i32): i32;
export declare function foundBest(): i32;
export declare function keep(low: i32, high: i32, depth: i32, score: i32, bound: i32, best: i32): void;
/** The rules' own way, for line-ups and positions that have no fast one. */
export declare function rulesGenerate(row: i32, isSieved: bool): i32;
export declare function rulesCanWin(row: i32): bool;
export declare function rulesThreats(row: i32): i32;
export declare function rulesMayBeStuck(row: i32): bool;
export declare function rulesIsStuck(row: i32): bool;
